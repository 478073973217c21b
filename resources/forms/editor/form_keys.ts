import type { KeyGroups } from '#resources/app/shell/keys/key_groups'

/** Screens with forms of a case: its pages, and what is prepared for them. */
export const FORMS = /^\/cases\/[^/]+\/pages\/|^\/(info|company\/template)\//

/** The keys that forms know: from panel to panel, in rows, in fields, in the matrix. */
export const formKeys: KeyGroups = (t) => [
  {
    title: t('forms.keys.page'),
    at: FORMS,
    lines: [
      ['Tab / Shift Tab', t('forms.keys.fields')],
      ['F6 / Shift F6', t('forms.keys.panels')],
      ['F1', t('forms.keys.help')],
      ['F2', t('forms.keys.null_flavours')],
    ],
  },
  {
    title: t('forms.keys.rows'),
    at: FORMS,
    lines: [
      ['Alt N', t('forms.keys.add')],
      ['Alt D', t('forms.keys.copy')],
      ['Alt Del', t('forms.keys.delete')],
      ['Alt Z', t('forms.keys.undo')],
      ['Alt Shift ↑ / ↓', t('forms.keys.move')],
      ['Alt PgUp / PgDn', t('forms.keys.go')],
      ['↑ / ↓', t('forms.keys.list')],
    ],
  },
  {
    title: t('forms.keys.boxes'),
    at: FORMS,
    lines: [
      ['20250301', t('forms.keys.date')],
      ['2025 / 2025-03', t('forms.keys.partial_date')],
      ['t', t('forms.keys.today')],
      ['y / n', t('forms.keys.boolean')],
      ['fr', t('forms.keys.code')],
      ['Del', t('forms.keys.empty')],
    ],
  },
  {
    title: t('forms.keys.matrix'),
    at: FORMS,
    lines: [
      ['← ↑ ↓ →', t('forms.keys.cells')],
      ['↵', t('forms.keys.open_cell')],
      ['Esc', t('forms.keys.leave_cell')],
    ],
  },
]
