import { defineConfig, stores } from '@adonisjs/limiter'
import type { InferLimiters } from '@adonisjs/limiter/types'

const limiterConfig = defineConfig({
  default: 'database',
  stores: {
    database: stores.database({
      connectionName: 'app',
      tableName: 'rate_limits',
      // The schedule removes what is over (kernel/housekeeping).
      clearExpiredByTimeout: false,
    }),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
