/**
 * What a field would hold after a character that is typed by hand; undefined for all other changes,
 * such as what is pasted, filled in, or still being composed (Input Events Level 2, 5.1.2).
 */
export function typedText(
  { value, selectionStart, selectionEnd }: HTMLInputElement,
  { inputType, data, isComposing }: InputEvent,
): string | undefined {
  // Several at once come from a program; a character outside the basic plane has two code units.
  if (inputType !== 'insertText' || !data || data.length > 2 || isComposing) return undefined;
  const before = value.slice(0, selectionStart ?? value.length);
  return before + data + value.slice(selectionEnd ?? value.length);
}
