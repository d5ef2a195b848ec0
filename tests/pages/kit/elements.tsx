import {
  Children,
  type ComponentProps,
  type ElementType,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Wrap = (view: ReactNode) => ReactNode;

/** The elements of which a view consists, with the handlers of each. */
export function elementsOf(view: () => ReactNode, wrap: Wrap = node => node): ReactElement[] {
  let tree: ReactNode;
  const Probe = () => {
    tree = view();
    return tree;
  };
  renderToStaticMarkup(wrap(<Probe />));
  return flat(tree);
}

/** `Props` may be less than what the elements take, where a test cannot make the whole of it. */
export function propsOf<Type extends ElementType, Props = ComponentProps<Type>>(
  elements: ReactElement[],
  type: Type,
): Props[] {
  const isOfType = (element: ReactElement): element is ReactElement<Props> => element.type === type;
  return elements.filter(isOfType).map(({ props }) => props);
}

function flat(node: ReactNode): ReactElement[] {
  const elements = Children.toArray(node).filter(child =>
    isValidElement<{ children?: ReactNode }>(child),
  );
  return [...elements, ...elements.flatMap(({ props }) => flat(props.children))];
}
