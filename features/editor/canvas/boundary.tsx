import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; instead: ReactNode }

/** An error boundary, so that a failing view does not break the editor. React requires a class for this. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidUpdate(before: Props) {
    if (this.state.hasFailed && before.children !== this.props.children) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
