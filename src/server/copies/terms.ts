import { examples } from '../../api/generated/examples.ts';
import type { Copy } from '../../api/schemas.ts';
import { ways as allWays } from '../../exchange/ways.ts';
import { fieldError } from '../ground/field-error.ts';

type Terms = Pick<Copy, 'ways' | 'price'>;

/** Each way once, and a price only where there is one to ask; undefined where it is missing. */
export function termsOf({ ways, price = null }: Partial<Terms> & Pick<Terms, 'ways'>) {
  const isSold = ways.includes('sell');
  if (isSold && price === null) return undefined;
  return { ways: allWays.filter(way => ways.includes(way)), price: isSold ? price : null };
}

export const noPrice = fieldError('price', examples.addCopy.refused.body.faults[0].message);
