import type { KeyGroups } from '#resources/app/shell/keys/key_groups'

/** The keys by which a message is accepted into a case. */
export const keys: KeyGroups = (t) => [
  {
    title: t('e2b:incoming.title'),
    at: /^\/cases\/[^/]+\/tabs\/incoming/,
    lines: [
      ['↑ ↓', t('e2b:incoming.keys.step')],
      ['A', t('e2b:incoming.keys.accept')],
      ['S', t('e2b:incoming.keys.keep')],
      ['N', t('e2b:incoming.keys.next')],
      ['Shift A', t('e2b:incoming.keys.row')],
      ['Shift S', t('e2b:incoming.keys.keep_row')],
      ['Ctrl Shift A', t('e2b:incoming.keys.page')],
      ['Ctrl Shift S', t('e2b:incoming.keys.keep_page')],
      ['Ctrl ↵', t('e2b:incoming.keys.create')],
    ],
  },
]
