interface NewFile {
  name: string;
  /** Its media type. */
  type: string;
  text: string;
}

/** A file is saved by a link that leads to it in the memory of the browser. */
export function saveFile({ name, type, text }: NewFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
