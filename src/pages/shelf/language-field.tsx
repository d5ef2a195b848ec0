import { languages } from '../../words/languages.ts';
import { terms as words } from '../../words/shelf/terms.ts';
import style from './language-field.module.css';

interface LanguageFieldProps {
  label: string;
  defaultValue: string;
}

/** In which language a book is written, or that it is not said. */
export function LanguageField({ label, defaultValue }: LanguageFieldProps) {
  return (
    <label className={style['language']}>
      <span>{label}</span>
      <select name="language" defaultValue={defaultValue}>
        <option value="">{words.noLanguage}</option>
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
