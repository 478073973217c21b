import { laneName } from '#tests/lane'

/**
 * The settings of a test run. Set before the application boots; no .env file is read, so that
 * a developer's mail server or file store is never touched by a test.
 */
export function setTestEnvironment(databaseUrl: string) {
  Object.assign(process.env, {
    NODE_ENV: 'test',
    TZ: 'UTC',
    ENV_PATH: new URL('.', import.meta.url).pathname,
    APP_KEY: 'a-key-for-tests-only-0123456789abcdef',
    APP_NAME: 'Pharos',
    HOST: '127.0.0.1',
    // Specs say by x-forwarded-for from where somebody asks.
    TRUST_PROXY: '127.0.0.1',
    PORT: process.env.TEST_PORT ?? '0',
    // No proxy stands before the servers of tests; a spec that has one says so.
    DRAIN_SECONDS: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    SESSION_DRIVER: 'memory',
    STORAGE_FOLDER: `tmp/test-files${laneName}`,
    DROP_FOLDER: `tmp/test-drop${laneName}`,
    DATABASE_URL: databaseUrl,
  })
}
