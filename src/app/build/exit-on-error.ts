import { EnvironmentFault } from '../../environment.ts';

/** Ends with a message where a setting is not right. */
export function exitOnError<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvironmentFault)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
