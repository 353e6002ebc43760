import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; instead: ReactNode }

/** A view that fails takes nothing else down while a page is edited. React has this as a class alone. */
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
