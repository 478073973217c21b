import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#resources/kit/error_state'

interface ErrorBoundaryProps {
  /** Where one is: another address begins with a whole screen. */
  at?: string
  children: ReactNode
}

/** What it stands around stays where it is when a screen inside of it falls over. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFallen: boolean }> {
  state = { hasFallen: false }

  static getDerivedStateFromError() {
    return { hasFallen: true }
  }

  componentDidUpdate({ at }: ErrorBoundaryProps) {
    if (this.state.hasFallen && at !== this.props.at) this.setState({ hasFallen: false })
  }

  render() {
    return this.state.hasFallen ? <Fallen /> : this.props.children
  }
}

/** Says that a screen fell over; it is loaded again with everything that it needs. */
function Fallen() {
  const { t } = useTranslation()
  return (
    <div style={{ paddingTop: '8vh' }}>
      <ErrorState
        title={t('state.fallen')}
        text={t('state.fallen_text')}
        onRetry={() => window.location.reload()}
      />
    </div>
  )
}
