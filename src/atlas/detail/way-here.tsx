import { useData } from '../data-context.ts';
import { Fact } from './fact.tsx';

/** 'How do I get here?', as steps that a person can follow on the site. */
export function WayHere({ id }: { id: string }) {
  const { ways } = useData();
  const way = ways[id];
  return (
    <Fact name="How do I get here?">
      {way ? (
        <ol>
          {numbered(way.gestures).map(({ key, text }) => (
            <li key={key}>
              <Sentence text={text} />
            </li>
          ))}
        </ol>
      ) : (
        <p>Nobody gets here by using the site.</p>
      )}
    </Fact>
  );
}

/** What is to be typed or looked for stands between backticks. */
function Sentence({ text }: { text: string }) {
  return numbered(text.split('`')).map(({ key, text, isOdd }) =>
    isOdd ? <code key={key}>{text}</code> : text,
  );
}

/** The same may be there twice. */
function numbered(texts: string[]): { key: string; text: string; isOdd: boolean }[] {
  return texts.map((text, index) => ({ key: `${index} ${text}`, text, isOdd: index % 2 === 1 }));
}
