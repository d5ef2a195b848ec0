/** A text in which addresses of pages are links, shown as they were written. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    // What the expression takes stands between what it leaves.
    index % 2 === 1 && URL.canParse(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text does not change
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a text does not change
      <span key={index}>{part}</span>
    ),
  );
}

/** Without what ends the sentence around it. */
const address = /(\bhttps?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]}'’])/i;
