import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** Takes the pictures of docs/pictures. */
export default defineConfig(browserTests, { testDir: 'pictures', timeout: 180_000 });
