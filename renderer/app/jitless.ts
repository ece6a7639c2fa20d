// Imported before everything else: the page's policy forbids the code that zod would otherwise generate.
import { z } from 'zod';

z.config({ jitless: true });
