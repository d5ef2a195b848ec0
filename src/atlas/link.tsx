import type { ComponentProps, MouseEvent } from 'react';
import { type Address, searchOf, useAddress } from './address.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: Partial<Address>;
}

/** A real link within the atlas: it can be copied, and opened in another tab. */
export function Link({ to, children, ...rest }: LinkProps) {
  const [address, go] = useAddress();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...rest} href={`?${searchOf({ ...address, ...to })}`} onClick={follow}>
      {children}
    </a>
  );
}
