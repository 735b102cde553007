/**
 * Adds up the JSON reports of vitest and Playwright; a report that was never written counts nothing.
 * @param {readonly unknown[]} reports
 */
export function countTests(reports) {
  const total = { passed: 0, failed: 0 };
  for (const report of reports) {
    if (!report) continue;
    const { passed, failed } = report.stats ? fromPlaywright(report.stats) : fromVitest(report);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

const fromVitest = ({ numPassedTests, numFailedTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

/** Flaky: failed first and passed when tried again. */
const fromPlaywright = ({ expected, flaky, unexpected }) => ({
  passed: expected + flaky,
  failed: unexpected,
});
