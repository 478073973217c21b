import { ExtensionPoint } from '#kernel/plugins/extension_point'
import type { Report } from '#kernel/reports/report'

/** Pages of docs/ that plugins write of what they alone know. */
export const pluginReports = new ExtensionPoint<Report>('docs.reports')
