"use client";
import { Component, type ReactNode } from "react";

interface Props {
  /** Shown in place of a part of the page that failed. */
  instead(error: Error): ReactNode;
  readonly children: ReactNode;
}

/** Limits the failure of a part of the page to that part. */
export class Boundary extends Component<Props, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error ? this.props.instead(this.state.error) : this.props.children;
  }
}
