import { memo } from 'react';
import './tabletop.css';

/** Hatching, stipple, growth: what ground is like can be told without colour. They scale with the table. */
export const Patterns = memo(function Patterns() {
  return (
    <defs>
      <pattern id="tt-hatch" width="0.5" height="0.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="tt-pattern-line" d="M0 0V0.5" />
      </pattern>
      <pattern id="tt-cross" width="0.5" height="0.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="tt-pattern-line" d="M0 0V0.5M0 0H0.5" />
      </pattern>
      <pattern id="tt-stipple" width="0.6" height="0.6" patternUnits="userSpaceOnUse">
        <circle className="tt-pattern-dot" cx="0.15" cy="0.15" r="0.07" />
        <circle className="tt-pattern-dot" cx="0.45" cy="0.45" r="0.07" />
      </pattern>
      <pattern id="tt-growth" width="1.4" height="1.2" patternUnits="userSpaceOnUse">
        <path
          className="tt-pattern-growth"
          d="M0.1 0.45A0.2 0.2 0 0 1 0.4 0.3A0.22 0.22 0 0 1 0.75 0.35A0.18 0.18 0 0 1 0.8 0.6M0.85 1.05A0.18 0.18 0 0 1 1.1 0.9A0.18 0.18 0 0 1 1.3 1.05"
        />
      </pattern>
      <pattern id="tt-inch" width="1" height="1" patternUnits="userSpaceOnUse">
        <path className="tt-inch-line" d="M0 0H1M0 0V1" />
      </pattern>
      <pattern id="tt-foot" width="12" height="12" patternUnits="userSpaceOnUse">
        <path className="tt-foot-line" d="M0 0H12M0 0V12" />
      </pattern>
    </defs>
  );
});
