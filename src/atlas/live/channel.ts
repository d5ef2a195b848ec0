/** Between all windows of this origin. */
export interface Channel<Message> {
  post(message: Message): void;
  listen(listener: (message: Message) => void): void;
  close(): void;
}

/** A channel to all pages of this origin that open the same name. */
export function openChannel<Message>(name: string): Channel<Message> {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it reaches no other
    post: message => channel.postMessage(message),
    listen: listener =>
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data)),
    close: () => channel.close(),
  };
}
