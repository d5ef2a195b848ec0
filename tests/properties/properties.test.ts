import { afterAll } from 'vitest';
import { writeProof } from './proof.ts';
import './answers.tsx';
import './passwords.ts';
import './site.ts';
import './tokens.ts';
import './xsrf.ts';

afterAll(writeProof);
