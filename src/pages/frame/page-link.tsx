import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';

interface PageLinkProps {
  href: string;
  title?: string;
  /** The ids of what else is heard of it. */
  'aria-describedby'?: string;
  className?: string | undefined;
  /** What its entry of the history keeps. */
  state?: object | undefined;
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
  'aria-label'?: string;
  /** What happens before it leads there. */
  onClick?: () => void;
}

/** A thing to do that is to go to another page. */
export function PageButton(props: PageButtonProps) {
  const { href, replace = false, state, onClick, isSecond, children, ...rest } = props;
  return (
    <Link href={href} replace={replace} state={state} {...(onClick && { onClick })} asChild>
      <ButtonLink {...rest} href={href} isSecondary={isSecond ?? false}>
        {children}
      </ButtonLink>
    </Link>
  );
}

/** The page is there already, under the overlay in which its link may stand. */
function uncover({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
