import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const AttentionController = () => import('#kernel/admin/attention/attention_controller')
const StatisticController = () => import('#kernel/admin/statistic_controller')

calls
  .get('/home/admin/statistic', [StatisticController])
  .as('admin.statistic')
  .use(guard.signedIn())

calls.get('/home/attention', [AttentionController]).as('admin.attention').use(guard.signedIn())
