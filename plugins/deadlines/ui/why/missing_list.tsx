import { useTranslation } from 'react-i18next'
import { factKey } from '../fact_key'
import { ElementLink } from './element_link'
import type { ExplanationProps } from './explanation'

/** What is not known although the due date depends on it, each with the way there. */
export function MissingList({ caseId, deadline, explained }: ExplanationProps) {
  const { t } = useTranslation()
  return (
    <section>
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        {deadline.missing.map(({ name, paths, code }) => (
          <li key={name} style={{ marginBottom: 6 }}>
            <b>{t(`deadlines:fact.${factKey(name)}`)}</b>
            {code !== undefined && <> · {t('deadlines:missing.reference')}</>}{' '}
            {paths.slice(0, 3).map((path) => (
              <span key={path} style={{ marginRight: 8 }}>
                <ElementLink caseId={caseId} path={path} content={explained.content} withVerb />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
