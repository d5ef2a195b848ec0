import { startWhenTouched } from '../begin.ts';
import { prepareSerif } from './serif.ts';

// Runs inline behind a page of links, which needs no script before it is touched.
startWhenTouched();
prepareSerif('load');
