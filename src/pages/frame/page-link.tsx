import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';

interface PageLinkProps {
  href: string;
  title?: string;
  /** The ids of what else is heard of it. */
  'aria-describedby'?: string;
  className?: string | undefined;
  /** Whether it leads to what is shown, where that depends on the query, too. */
  isHere?: boolean;
  /** Whether the pages whose addresses begin with its own are parts of where it leads. */
  hasParts?: boolean;
  children: ReactNode;
}

/** Says whether it leads to the page that is open, and then adds no entry to the history. */
export function PageLink({ isHere: isShown, hasParts = false, ...props }: PageLinkProps) {
  const [path] = useLocation();
  const isHere = isShown ?? path === props.href;
  const isAround = hasParts && path.startsWith(`${props.href}/`);
  return (
    <Link
      {...props}
      replace={isHere}
      aria-current={isHere ? 'page' : isAround || undefined}
      onClick={isHere ? uncover : undefined}
    />
  );
}

interface PageButtonProps extends Omit<PageLinkProps, 'title' | 'isHere' | 'hasParts'> {
  /** Whether the page has something more important to do. */
  isSecond?: boolean;
  /** Whether the page that is open is not to be come back to. */
  replace?: boolean;
}

/** A thing to do that is to go to another page. */
export function PageButton(props: PageButtonProps) {
  const { href, replace = false, isSecond, className, children } = props;
  return (
    <Link href={href} replace={replace} asChild>
      <ButtonLink href={href} isSecondary={isSecond ?? false} className={className}>
        {children}
      </ButtonLink>
    </Link>
  );
}

/** The page is there already, under the overlay in which its link may stand. */
function uncover({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
