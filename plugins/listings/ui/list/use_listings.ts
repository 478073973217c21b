import { useTranslation } from 'react-i18next'
import type { ListingDesign } from '#plugins/listings/contract/design'
import { sentenceOf } from '#resources/app/api_error'
import { type Answer, type Asked, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useNavigation } from '#resources/app/navigation/navigation'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'

export type ListedDesign = Answer<'GET /report/linelistings'>[number]
type Wish = Asked<'POST /report/linelistings'>['body']

/** The designs of a list, and what can be done with them. */
export function useListings(isTemplate: boolean) {
  const { t } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const { go } = useNavigation()
  const shown = useAnswer('GET /report/linelistings', { query: { isTemplate } })
  return {
    ...shown,
    /** Makes one and opens it. */
    create: async (name: string, design: ListingDesign) => {
      const body = { name, isTemplate, design } as unknown as Wish
      const { id } = await call('POST /report/linelistings', { body })
      go(`/report/linelisting/${id}`)
    },
    remove: async ({ id, name }: ListedDesign) => {
      const isSure = await confirm({
        title: t('listings:remove_title', { name }),
        text: t('listings:remove_text'),
        act: t('listings:remove'),
        danger: true,
      })
      if (!isSure) return
      try {
        await call('DELETE /report/linelistings/{designId}', { path: { designId: id } })
        tell.done(t('listings:removed'))
      } catch (refused) {
        tell.error(sentenceOf(refused))
      }
      shown.reload()
    },
  }
}
