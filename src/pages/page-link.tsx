import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

interface PageLinkProps {
  href: string;
  title?: string;
  children: ReactNode;
}

/** Says whether it leads to the page that is open, and then adds no entry to the history. */
export function PageLink(props: PageLinkProps) {
  const [path] = useLocation();
  const isHere = path === props.href;
  return <Link {...props} replace={isHere} aria-current={isHere ? 'page' : undefined} />;
}
