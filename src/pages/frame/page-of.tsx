import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { Flow } from '../../flows/registry.ts';
import { currentFlow } from '../../flows/site.ts';
import { useSite } from './site-context.ts';

type Flows = { [Page in Flow['page']]: Extract<Flow, { page: Page }>['ref'] };

/** The page that shows a flow of its name, and nothing until that has started. */
export function pageOf<Page extends keyof Flows>(
  page: Page,
  Shown: ComponentType<{ flow: Flows[Page] }>,
) {
  return function PageOfFlow() {
    const flow = useFlow(page);
    return flow && <Shown flow={flow} />;
  };
}

/** The flow of a page that is shown before that has started, too. */
export function useFlow<Page extends keyof Flows>(page: Page): Flows[Page] | undefined;
export function useFlow(page: string): Flow['ref'] | undefined {
  const flow = useSelector(useSite(), currentFlow);
  return flow?.page === page ? flow.ref : undefined;
}
