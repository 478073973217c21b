import { defineSettings } from '#kernel/settings/plugin_settings'

/** What each project decides of how its reports are judged. */
export const e2bSettings = defineSettings({
  label: { en: 'E2B(R3) reports', zh: 'E2B(R3) 报告' },
  fields: {
    seriousEvents: {
      kind: 'choice',
      label: { en: 'Serious events in a case', zh: '一个案例中的严重事件' },
      help: {
        en: 'Of a study before listing: with one only, a second serious event is an error (E2B-23s).',
        zh: '适用于上市前研究：选择仅一个时，出现第二个严重事件将提示错误（E2B-23s）。',
      },
      required: true,
      of: [
        { value: 'any', label: { en: 'Any number', zh: '不限' } },
        { value: 'one', label: { en: 'One only', zh: '仅一个' } },
      ],
    },
  },
  usual: { seriousEvents: 'any' },
})
