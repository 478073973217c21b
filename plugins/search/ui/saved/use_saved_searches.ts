import { useTranslation } from 'react-i18next'
import type { Question } from '#plugins/cases/contract/condition'
import { sentenceOf } from '#resources/app/api_error'
import { type Asked, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'
import { questionOf, type SavedSearch } from './saved_search'

type Wish = Asked<'POST /case/searches'>['body']

interface Named {
  name: string
  isShared: boolean
}

/** The saved searches that somebody sees, and what can be done with their own. */
export function useSavedSearches() {
  const { t } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const { data, reload } = useAnswer('GET /case/searches', {})
  const change = async (search: SavedSearch, named: Named, question: Question) => {
    const { id, revision } = search
    const body = { ...named, question, revision } as Wish & { revision: number }
    await call('PUT /case/searches/{searchId}', { path: { searchId: id }, body })
    reload()
  }
  return {
    searches: data ?? [],
    /** @returns id of the new search */
    create: async (named: Named, question: Question) => {
      const { id } = await call('POST /case/searches', { body: { ...named, question } as Wish })
      reload()
      tell.done(t('search:saved.done'))
      return id
    },
    rename: async (search: SavedSearch, named: Named) => {
      await change(search, named, questionOf(search))
      tell.done(t('search:saved.done'))
    },
    update: async (search: SavedSearch, question: Question) => {
      const { name, isShared } = search
      try {
        await change(search, { name, isShared }, question)
        tell.done(t('search:saved.done'))
      } catch (refused) {
        tell.error(sentenceOf(refused))
        reload()
      }
    },
    /** @returns whether it is gone */
    remove: async (search: SavedSearch) => {
      const isSure = await confirm({
        title: t('search:saved.remove_title', { name: search.name }),
        text: search.isShared ? t('search:saved.remove_shared') : undefined,
        act: t('search:saved.remove'),
        danger: true,
      })
      if (!isSure) return false
      try {
        await call('DELETE /case/searches/{searchId}', { path: { searchId: search.id } })
        tell.done(t('search:saved.removed'))
      } catch (refused) {
        tell.error(sentenceOf(refused))
        return false
      } finally {
        reload()
      }
      return true
    },
  }
}
