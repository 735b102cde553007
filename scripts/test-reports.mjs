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

/**
 * What failed, in words: its file, its name and the beginning of its message. A run's end is all that some see of it.
 * @param {readonly unknown[]} reports
 * @returns {string[]}
 */
export function failedTests(reports) {
  return reports.flatMap((report) => {
    if (!report) return [];
    return report.stats ? report.suites.flatMap(failedSpecs) : report.testResults.flatMap(failedAssertions);
  });
}

const MESSAGE_LINES = 12;
const inWords = (place, message) =>
  [place, ...`${message ?? ''}`.split('\n').slice(0, MESSAGE_LINES)].join('\n    ');

function failedAssertions({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that did not load has a message and no test.
  if (failed.length === 0) return status === 'failed' ? [inWords(name, message)] : [];
  return failed.map(({ fullName, failureMessages }) =>
    inWords(`${name} › ${fullName}`, failureMessages.join('\n')),
  );
}

function failedSpecs({ file, suites = [], specs = [] }) {
  return [
    ...suites.flatMap(failedSpecs),
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => {
        const { error } = tests.flatMap(({ results }) => results).findLast((result) => result.error) ?? {};
        return inWords(`${file} › ${title}`, error?.message);
      }),
  ];
}
