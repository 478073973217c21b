import { useTranslation } from 'react-i18next'
import { Tag } from '#resources/kit/tag'

/** Says whether this is the test or the formal environment of the project. */
export function EnvironmentLabel({ environment }: { environment: 0 | 1 }) {
  const { t } = useTranslation()
  return (
    <Tag tone={environment === 1 ? 'green' : 'amber'}>
      {t(environment === 1 ? 'shell.formal' : 'shell.testing')}
    </Tag>
  )
}
