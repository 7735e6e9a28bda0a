import { answerIcons } from './handler.ts';

Deno.serve(answerIcons);
