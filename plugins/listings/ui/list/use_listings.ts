import { useTranslation } from 'react-i18next'
import type { ListingDesign } from '#plugins/listings/contract/design'
import { sentenceOf } from '#resources/app/api_error'
import { type Answer, type Asked, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'
import { designOf, type Place } from '../place'

/** A design in a list; what is sent every Monday is told of line listings of a project alone. */
export type ListedDesign = Answer<'GET /company/template/lines'>[number] &
  Partial<Pick<Answer<'GET /report/linelistings'>[number], 'weeklyKind' | 'weeklyByName'>>
type Wish = Asked<'POST /report/linelistings'>['body']
type CompanyWish = Asked<'POST /company/template/lines'>['body']

/** The designs of a list, and what can be done with them. */
export function useListings(place: Place) {
  const { t } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const { go } = useNavigation()
  const isOfCompany = place === 'company'
  const isTemplate = place === 'templates'
  const ofProject = useAnswer(
    'GET /report/linelistings',
    isOfCompany ? null : { query: { isTemplate } }
  )
  const ofCompany = useAnswer('GET /company/template/lines', isOfCompany ? {} : null)
  const shown = isOfCompany ? ofCompany : ofProject
  const data: readonly ListedDesign[] | null = shown.data
  const create = async (name: string, design: ListingDesign) => {
    if (isOfCompany) {
      const body = { name, design } as unknown as CompanyWish
      return call('POST /company/template/lines', { body })
    }
    const body = { name, isTemplate, design } as unknown as Wish
    return call('POST /report/linelistings', { body })
  }
  const remove = (id: string) =>
    isOfCompany
      ? call('DELETE /company/template/lines/{companyListingId}', {
          path: { companyListingId: id },
        })
      : call('DELETE /report/linelistings/{designId}', { path: { designId: id } })
  return {
    ...shown,
    data,
    /** Makes one and opens it. */
    create: async (name: string, design: ListingDesign) => {
      const { id } = await create(name, design)
      go(designOf(place, id))
    },
    remove: async ({ id, names }: ListedDesign) => {
      const isSure = await confirm({
        title: t('listings:remove_title', { name: say(names) }),
        text: t(isOfCompany ? 'listings:remove_company_text' : 'listings:remove_text'),
        act: t('listings:remove'),
        danger: true,
      })
      if (!isSure) return
      try {
        await remove(id)
        tell.done(t('listings:removed'))
      } catch (refused) {
        tell.error(sentenceOf(refused))
      }
      shown.reload()
    },
  }
}
