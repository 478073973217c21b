import { errorEntries } from '#kernel/errors/error_texts'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { code, markdownTable } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'

export const errorsReport = (registry: PluginRegistry): Report => ({
  file: 'errors.md',
  title: 'Errors',
  about:
    'Every number that the product answers with. A number has one owner and is never used again. Those without a name are kept for features to come.',
  async write() {
    const catalogues = [kernelErrors, ...registry.plugins.map(({ errors }) => errors ?? {})]
    const names = new Map(
      catalogues.flatMap((errors) =>
        Object.entries(errors).map(([name, { number }]) => [number, name] as const)
      )
    )
    const rows = errorEntries().map((entry) => [
      String(entry.code),
      code(names.get(entry.code) ?? ''),
      entry.owner,
      entry.retired ? `${entry.level}, retired` : entry.level,
      `${entry.message.en} / ${entry.message.zh}`,
    ])
    return markdownTable(['Number', 'Name', 'Owner', 'Level', 'Message'], rows)
  },
})
