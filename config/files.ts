import app from '@adonisjs/core/services/app'

import env from '#start/env'
import type { FileSettings } from '#kernel/files/file_settings'

/** Where the bytes of files are kept: a folder, or an S3 bucket when S3_BUCKET is set. */
const files: FileSettings = {
  folder: app.makePath(env.get('STORAGE_FOLDER', 'storage/files')),
  s3: env.get('S3_BUCKET')
    ? {
        endpoint: env.get('S3_ENDPOINT', 'https://s3.amazonaws.com'),
        region: env.get('S3_REGION', 'us-east-1'),
        bucket: env.get('S3_BUCKET')!,
        accessKey: env.get('S3_ACCESS_KEY', ''),
        secretKey: env.get('S3_SECRET_KEY', ''),
      }
    : null,
  clamav: env.get('CLAMAV_SOCKET') ? { path: env.get('CLAMAV_SOCKET')! } : null,
}

export default files
