import type { ComponentProps, MouseEvent } from 'react';
import { type Address, searchOf, useAddress } from './address.ts';

/** What a real link within the atlas needs; it can be copied, and opened in another tab. */
export function useLink() {
  const [address, go] = useAddress();
  return (to: Partial<Address>) => ({
    href: `?${searchOf({ ...address, ...to })}`,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go(to);
    },
  });
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: Partial<Address>;
}

/** A link within the atlas, which changes what is shown without loading the page anew. */
export function Link({ to, children, ...rest }: LinkProps) {
  const linkTo = useLink();
  return (
    <a {...rest} {...linkTo(to)}>
      {children}
    </a>
  );
}
