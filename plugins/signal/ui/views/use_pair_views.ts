import { useTranslation } from 'react-i18next'
import type { PairViewSettings, ShownPairView } from '#plugins/signal/contract/pair_view'
import { sentenceOf } from '#resources/app/api_error'
import { type Asked, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'

/** What a person says of a view. */
export type NamedView = Pick<ShownPairView, 'name' | 'isShared' | 'isDefault'>
type Body = Asked<'POST /signal/views'>['body']

/** The views of pairs that somebody sees, and what can be done with their own. */
export function usePairViews() {
  const { t } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const { data, reload } = useAnswer('GET /signal/views', {})
  const change = async (view: ShownPairView, named: NamedView, settings: PairViewSettings) => {
    const { id, revision } = view
    const body = { ...named, settings, revision } as Body & { revision: number }
    await call('PUT /signal/views/{viewId}', { path: { viewId: id }, body })
    tell.done(t('signal:views.done'))
    reload()
  }
  return {
    /** Null while they are on their way. */
    views: data ?? null,
    /** @returns id of the new view */
    save: async (named: NamedView, settings: PairViewSettings) => {
      const { id } = await call('POST /signal/views', { body: { ...named, settings } as Body })
      tell.done(t('signal:views.done'))
      reload()
      return id
    },
    rename: (view: ShownPairView, named: NamedView) => change(view, named, view.settings),
    update: async (view: ShownPairView, settings: PairViewSettings) => {
      const { name, isShared, isDefault } = view
      try {
        await change(view, { name, isShared, isDefault }, settings)
      } catch (refused) {
        tell.error(sentenceOf(refused))
        reload()
      }
    },
    /** @returns whether it is gone */
    remove: async (view: ShownPairView) => {
      const isSure = await confirm({
        title: t('signal:views.remove_title', { name: view.name }),
        text: view.isShared ? t('signal:views.remove_shared') : undefined,
        act: t('signal:views.remove'),
        danger: true,
      })
      if (!isSure) return false
      try {
        await call('DELETE /signal/views/{viewId}', { path: { viewId: view.id } })
        tell.done(t('signal:views.removed'))
        return true
      } catch (refused) {
        tell.error(sentenceOf(refused))
        return false
      } finally {
        reload()
      }
    },
  }
}
