import { useData } from '../data-context.ts';
import { Fact } from './fact.tsx';

/** 'How do I get here?', as steps that a person can follow on the site. */
export function WayHere({ id }: { id: string }) {
  const { ways } = useData();
  const way = ways[id];
  return (
    <Fact name="How do I get here?">
      {way ? (
        <ol>
          {way.gestures.map((gesture, index) => (
            // The same thing may have to be done twice.
            <li key={index}>{gesture}</li>
          ))}
        </ol>
      ) : (
        <p>Nobody gets here by using the site.</p>
      )}
    </Fact>
  );
}
