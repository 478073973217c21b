import { Env } from '@adonisjs/core/env'

import { readBasePath } from '../kernel/http/read_base_path.ts'

/** Everything that the surroundings may set; README lists the same names. */
export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum.optional(['development', 'production', 'test'] as const),
  HOST: Env.schema.string.optional({ format: 'host' }),
  PORT: Env.schema.number.optional(),
  API_BASE_PATH: readBasePath,
  DRAIN_SECONDS: Env.schema.number.optional(),
  APP_KEY: Env.schema.string(),
  LOG_LEVEL: Env.schema.string.optional(),
  DATABASE_URL: Env.schema.string(),
  DATABASE_OWNER_URL: Env.schema.string.optional(),
  AUDIT_TIPS: Env.schema.string.optional(),
  DATABASE_POOL: Env.schema.number.optional(),
  WORK_IN_PROCESS: Env.schema.boolean.optional(),
  STORAGE_FOLDER: Env.schema.string.optional(),
  MESSAGE_MB: Env.schema.number.optional(),
  EXPORT_UNCHECKED: Env.schema.boolean.optional(),
  COOKIE_SECURE: Env.schema.boolean.optional(),
  CLAMAV_SOCKET: Env.schema.string.optional(),
  S3_ENDPOINT: Env.schema.string.optional(),
  S3_REGION: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optional(),
  S3_ACCESS_KEY: Env.schema.string.optional(),
  S3_SECRET_KEY: Env.schema.string.optional(),
  SMTP_HOST: Env.schema.string.optional(),
  SMTP_PORT: Env.schema.number.optional(),
  SMTP_USER: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.string.optional(),
  MAIL_FROM: Env.schema.string.optional(),
  PASSWORD_DAYS: Env.schema.number.optional(),
  PLATFORM_SECRET: Env.schema.string.optional(),
  TRUST_PROXY: Env.schema.string.optional(),
  FILING_NUMBER: Env.schema.string.optional(),
  PRODUCT_HOLDER: Env.schema.string.optional(),
})
