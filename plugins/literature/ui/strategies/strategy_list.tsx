import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { namesIn } from '#plugins/literature/contract/strategy'
import type { Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Panel } from '#resources/kit/panel'
import { Lines } from '../parts'
import { StrategyDialog } from './strategy_dialog'

export type ProductStrategy = Answer<'GET /literature/strategies'>[number]

/** The products that literature is searched for, with the words of each. */
export function StrategyList() {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /literature/strategies', {}, { keep: true })
  const [opened, setOpened] = useState<ProductStrategy | 'new' | null>(null)
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton variant="rounded" height={240} />
  return (
    <Panel
      title={t('literature:search.view.strategies')}
      actions={
        <Btn kind="primary" size="small" icon="plus" onClick={() => setOpened('new')}>
          {t('literature:search.strategy.add')}
        </Btn>
      }
    >
      {data.length === 0 ? (
        <EmptyState
          title={t('literature:search.strategy.none')}
          text={t('literature:search.strategy.none_text')}
        />
      ) : (
        <Lines>
          <thead>
            <tr>
              <th>{t('literature:search.product')}</th>
              <th>{t('literature:search.strategy.names')}</th>
              <th>{t('literature:search.word.safety')}</th>
              <th>{t('literature:search.strategy.version')}</th>
              <th>{t('literature:search.strategy.saved')}</th>
              <th aria-label={t('literature:search.edit')} />
            </tr>
          </thead>
          <tbody>
            {data.map((product) => (
              <tr key={product.productId} id={product.productId}>
                <td>
                  <b>{product.name}</b>
                </td>
                <td>{product.strategy ? namesIn(product.strategy.words).join(', ') : '—'}</td>
                <td>{product.strategy?.words.safety.join(', ') || '—'}</td>
                <td className="num">{product.strategy?.version ?? '—'}</td>
                <td>
                  {product.strategy ? (
                    <>
                      {product.strategy.savedByName} <Moment at={product.strategy.savedAt} />
                    </>
                  ) : (
                    '—'
                  )}
                </td>
                <td>
                  <Btn size="small" onClick={() => setOpened(product)}>
                    {t('literature:search.edit')}
                  </Btn>
                </td>
              </tr>
            ))}
          </tbody>
        </Lines>
      )}
      {opened && (
        <StrategyDialog
          key={opened === 'new' ? 'new' : opened.productId}
          product={opened === 'new' ? null : opened}
          products={data}
          onOther={setOpened}
          onDone={() => {
            setOpened(null)
            reload()
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  )
}
