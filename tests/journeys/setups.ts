import { setups } from '../../src/atlas/setups.ts';
import { bringAbout, test } from './kit/atlas.ts';

for (const setup of setups) test(setup.name, ({ page }) => bringAbout(page, setup));
