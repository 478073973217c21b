import { useTranslation } from 'react-i18next'
import { namesIn } from '#plugins/literature/contract/strategy'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Moment } from '#resources/app/moment'
import { Lines } from '../parts'

/** The versions of a strategy, the latest first. */
export function StrategyVersions({ productId }: { productId: string }) {
  const { t } = useTranslation()
  const path = { literatureProductId: productId }
  const { data } = useAnswer('GET /literature/strategies/{literatureProductId}/versions', { path })
  if (!data?.length) return null
  return (
    <Lines aria-label={t('literature:search.strategy.versions')} sx={{ mt: 2 }}>
      <tbody>
        {data.map(({ version, words, savedByName, savedAt }) => (
          <tr key={version}>
            <td className="num">{version}</td>
            <td>{[...namesIn(words), ...words.safety].join(', ')}</td>
            <td>
              {savedByName} <Moment at={savedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </Lines>
  )
}
