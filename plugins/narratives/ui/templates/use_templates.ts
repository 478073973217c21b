import { useTranslation } from 'react-i18next'
import { shippedKeys } from '#plugins/narratives/contract/shipped_templates'
import type { NarrativeTemplate } from '#plugins/narratives/contract/template'
import { sentenceOf } from '#resources/app/api_error'
import { type Answer, type Asked, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'

export type ListedTemplate = Answer<'GET /narratives/templates'>[number]
type Wish = Asked<'POST /narratives/templates'>['body']

const LONGEST_NAME = 120

/** The templates of narratives, and what can be done with them. */
export function useTemplates() {
  const { t } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const shown = useAnswer('GET /narratives/templates', {}, { keep: true })
  const nameOf = ({ id, name }: Pick<ListedTemplate, 'id' | 'name'>): string => {
    const shipped = shippedKeys.find((key) => key === id)
    return name ?? (shipped ? t(`narratives:shipped_name.${shipped}`) : id)
  }
  /** Whether it went well. */
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    try {
      await act()
      return true
    } catch (refused) {
      tell.error(sentenceOf(refused))
      return false
    } finally {
      shown.reload()
    }
  }
  return {
    ...shown,
    nameOf,
    /** @returns the id of the copy, when it was made */
    copy: async (template: ListedTemplate): Promise<string | undefined> => {
      let made: string | undefined
      const names = new Set(shown.data?.map(({ name }) => name))
      const first = t('narratives:templates.copy_name', { name: nameOf(template) })
      let name = first.slice(0, LONGEST_NAME)
      for (let at = 2; names.has(name); at++) name = `${first.slice(0, LONGEST_NAME - 5)} ${at}`
      await attempt(async () => {
        const body = { name, template: template.template } as unknown as Wish
        made = (await call('POST /narratives/templates', { body })).id
      })
      return made
    },
    save: (of: ListedTemplate, name: string, template: NarrativeTemplate) =>
      attempt(async () => {
        const body = { revision: of.revision, name, template } as unknown as Wish & {
          revision: number
        }
        const path = { narrativeTemplateId: of.id }
        const { revision } = await call('PUT /narratives/templates/{narrativeTemplateId}', {
          path,
          body,
        })
        tell.done(t('narratives:templates.saved', { revision }))
      }),
    remove: async (of: ListedTemplate) => {
      const isSure = await confirm({
        title: t('narratives:templates.remove_title', { name: nameOf(of) }),
        text: t('narratives:templates.remove_text'),
        act: t('narratives:templates.remove'),
        danger: true,
      })
      if (!isSure) return
      await attempt(async () => {
        await call('DELETE /narratives/templates/{narrativeTemplateId}', {
          path: { narrativeTemplateId: of.id },
        })
        tell.done(t('narratives:templates.removed'))
      })
    },
  }
}
