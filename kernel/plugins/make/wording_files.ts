import type { PluginNames } from '#kernel/plugins/make/plugin_name'

/** Texts that the server says, in both languages, and what asks for them by their keys. */
export function wordingFiles(
  { title, one, said }: PluginNames,
  { act, screen }: { readonly act?: boolean; readonly screen?: boolean }
): Record<string, string> {
  const [en, zh] = [
    { see: 'See it', add: `Add ${said.many}` },
    { see: '查看', add: one === 'note' ? '添加备注' : '添加内容' },
  ].map(({ see, add }) => ({
    ...(screen && { plugin: { menu: title } }),
    permissions: { group: title, see, ...(act && { add }) },
  }))
  return {
    'lang/server/en.json': `${JSON.stringify(en, null, 2)}\n`,
    'lang/server/zh.json': `${JSON.stringify(zh, null, 2)}\n`,
    'lang/server/wording.ts': wording,
  }
}

const wording = `\
import { wordingOf } from '#kernel/language/wording_of'

import en from './en.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** What the server alone says; a browser gets the sentence. */
export const wording = wordingOf(en, zh)
`
