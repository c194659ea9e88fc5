/** Chinese descriptions of the settings of the page format, by the English description. */
export const formatDescriptions: Readonly<Record<string, string>> = {
  'A CEL expression over values, record, row, params, user, page, data, result.':
    'CEL 表达式，可用 values、record、row、params、user、page、data、result。',
  'A click on a bar, slice or point opens this page. The filters read row.<field>.':
    '点击柱、扇区或数据点打开此页面，筛选条件可读取 row.<字段>。',
  'A click on a figure opens this filtered list.': '点击数值打开按条件筛选的列表。',
  'A click on the first column opens this page with the parameter id, or runs this action.':
    '点击第一列时，带参数 id 打开此页面，或执行此操作。',
  'A difference or a condition over data.totals.<measure>.': '对 data.totals.<指标> 的差额或条件。',
  'A relation declared by the model, such as shop, or shop.department for its department.':
    '模型声明的关联，如 shop；shop.department 表示门店所属部门。',
  'A required filter, with its maximum length.': '必填的筛选条件及其最大跨度。',
  'A text with ${expression} parts.': '含 ${表达式} 的文本。',
  'Above this number of rows, only visible ones are rendered.': '行数超过此值时，只渲染可见行。',
  'Adds a last step with all values and a link to each step.': '增加最后一步，列出全部值及返回各步骤的链接。',
  'All by default.': '默认全部。',
  'All rows, or {added, changed, removed}.': '全部行，或 {added, changed, removed}。',
  'All visible columns by default.': '默认全部可见列。',
  'Autosaves on the server for the author.': '在服务端为填写人自动保存。',
  'Available to later steps as result.<name>.': '后续步骤可用 result.<名称> 读取。',
  'Beside the title; the first Dict column by default.': '显示在标题旁；默认第一个字典列。',
  'Cache time of the response: 30s, 10m, 1h.': '响应的缓存时间：30s、10m、1h。',
  'Calls an operation that returns a file.': '调用返回文件的接口。',
  'Code of a check rule of the server.': '服务端校验规则的编码。',
  'Copies to the clipboard.': '复制到剪贴板。',
  'Data source of the rows; `rows` by default.': '行数据的数据源；默认 `rows`。',
  'Data source with the initial values.': '提供初始值的数据源。',
  'Data; {$expr} and {$text} in it are evaluated.': '数据；其中的 {$expr} 和 {$text} 会被求值。',
  'Dictionary of the values.': '值所用的字典。',
  'Disables the other actions of the row while this one runs.': '执行期间禁用该行的其他操作。',
  'Each row names its parent, contains its children, or loads them on expand.':
    '每行指明父级、包含子行，或在展开时加载子行。',
  'Each row of a file calls the operation once.': '文件的每一行调用一次接口。',
  'Error codes such as BILL_NOT_PENDING; all by default.': '错误码，如 BILL_NOT_PENDING；默认全部。',
  "Every row with its parent's key, to count the tree and open up to 600 rows at once.":
    '返回每一行及其父级的键，用于统计整棵树并一次展开最多 600 行。',
  'Field to group by if `field` is only its name: shopId for shopName.':
    '`field` 只是名称时用于分组的字段：shopName 对应 shopId。',
  'Fields with a sum in the last row.': '在最后一行求和的字段。',
  'File extensions such as .csv, .xlsx; any by default.': '文件扩展名，如 .csv、.xlsx；默认不限。',
  'For editors only; never fetched.': '仅供编辑器使用，不会被请求。',
  'Groups sort by their dimension, rows of the innermost group by measures.':
    '分组按维度排序，最内层分组的行按指标排序。',
  'Groups with the highest values of the measure `by`; the group "Others" has all other rows.':
    '指标 `by` 的值最高的分组；其余各行归入“其他”。',
  'Has no effect outside a drawer.': '在抽屉之外不起作用。',
  'Hides most of the text on screen and in files. The mask of the model protects, not this.':
    '在界面和文件中隐藏大部分文字。真正的保护由模型的脱敏设置提供。',
  'Hidden by default; users can show it.': '默认隐藏，用户可以显示。',
  'Hidden: only for other measures and checks.': '隐藏：仅供其他指标和检查项使用。',
  'Loads the record if the page has its parameter, and starts empty otherwise. An edit has no draft.':
    '页面带有记录参数时读取该记录，否则从空白开始。编辑时不保存草稿。',
  'Loads the selected row by its key, {"$expr": "selection.<id>.id"}, if the list shows other rows.':
    '列表未显示选中行时，按其主键 {"$expr": "selection.<id>.id"} 读取该行。',
  'Id of the edited row, excluded from the check: {"$expr": "record.id"}.':
    '被编辑行的标识，不参与校验：{"$expr": "record.id"}。',
  'Ids of actions of this page.': '本页面操作的标识。',
  'Ids of the visible columns, in their order.': '可见列的标识，按显示顺序。',
  'In px.': '单位 px。',
  'Inputs above the blocks. Arguments of data sources and blocks read filters.<id>.':
    '区块上方的输入项。数据源参数和区块以 filters.<id> 读取。',
  'Label of the expanded row; Details by default.': '展开行的名称；默认“详情”。',
  'Maximum records per call; larger imports use several calls.':
    '每次调用的最大记录数；更大的导入分多次调用。',
  'May contain filters, as ${filters.days}.': '可含筛选值，如 ${filters.days}。',
  'Model of the records.': '记录的模型。',
  'Model of the values, for the checker.': '值的模型，供检查使用。',
  'Model of the values, for validation.': '值的模型，用于校验。',
  'Name of a chart in the registry.': '已注册图表的名称。',
  'Name of a field of the model.': '模型的字段名。',
  'Name of a renderer in the registry.': '已注册组件的名称。',
  'Name of the data source with the initial values.': '提供初始值的数据源名称。',
  'Name of the data source with the record.': '提供记录的数据源名称。',
  'Opens a page; with `close`, closes the drawer instead, or opens the page outside a drawer; with `reset`, stays open. A form for new records is reset.':
    '打开页面；有 `close` 时改为关闭抽屉，不在抽屉中则打开页面；有 `reset` 时保持打开。新增表单会被重置。',
  'Operation that gets the values of the step before the next one opens. Its errors appear at their inputs; the step stays open.':
    '进入下一步前以本步骤的值调用的接口。错误显示在对应输入项处，步骤保持打开。',
  'Operation for a step that was saved before, such as an edit after an add.':
    '步骤此前已保存时调用的接口，例如新增之后的编辑。',
  'Operation that saves the values of the step before the next one opens. Its result is `saved.<id of the step>`. Its errors appear at their inputs; the step stays open.':
    '进入下一步前保存本步骤的值的接口，其结果为 `saved.<步骤标识>`。错误显示在对应输入项处，步骤保持打开。',
  'Page on which users choose the value. A link to it appears if the parameter is missing.':
    '用户选择该值的页面。缺少参数时显示指向该页面的链接。',
  'Parameter that selects the record to edit.': '选择要编辑的记录的参数。',
  'Sent with the values of the step.': '与本步骤的值一起发送。',
  'Sub-tables of each row, drawn below the row when it is expanded.': '每行的子表，展开该行时显示在其下方。',
  'Heading of a row that is drawn as a card; reads `row` and `index`. By default its number.':
    '以卡片显示的行的标题，可读取 `row` 和 `index`。默认为行号。',
  'Buttons beside the primary submit, such as "Save and add another". Enter runs the primary one.':
    '主提交按钮旁的按钮，如“保存并继续新增”。按回车执行主提交。',
  'For a list inside another page: the list at whose address a link opens the record.':
    '用于另一页面中的列表：链接在该列表的地址打开记录。',
  'In a drawer over the list, or as a page with its own address.':
    '在列表上方的抽屉中打开，或作为有自己地址的页面打开。',
  'Names the record in the heading, the drawer and the tab. The title of the page by default.':
    '在标题、抽屉和标签页中显示的记录名称；默认为页面标题。',
  'Operation of the API contract, area.verb.': '接口契约中的接口，area.verb。',
  "Parameter with the draft's id.": '草稿标识所在的参数。',
  "Parameter with the parent row's key, which a tree uses to show the new row.":
    '父级行的键所在的参数，树用它显示新行。',
  'Permission code, area:verb.': '授权标识，area:verb。',
  'Refresh interval in seconds; paused while the window is hidden.': '刷新间隔（秒）；窗口隐藏时暂停。',
  'Models: the data reload soon after any user has changed records of them.':
    '模型：任何用户修改这些模型的记录后，数据很快重新加载。',
  'Regular expression that the whole text must match.': '整个文本须匹配的正则表达式。',
  'Resets to the loaded values.': '恢复为加载时的值。',
  'Retries with the same idempotency key after a failure, so that no write happens twice.':
    '失败后用相同的幂等键重试，不会重复写入。',
  'Rows expand in place to show details, loaded on expand.': '行就地展开显示详情，展开时加载。',
  'Runs the steps for each item, available as record; shows progress and a result per row, and offers to retry failed rows.':
    '对每一项（即 record）执行步骤；显示进度和每行结果，可重试失败的行。',
  'Saves on the server at each Next.': '每次点“下一步”时保存到服务端。',
  "Sets values of the form, or of a list's search.": '设置表单或列表搜索的值。',
  'Settings of the renderer.': '组件的设置。',
  'Share of the total, running total, value one bucket earlier, or change since then. Shares and changes are in parts per million.':
    '占比、累计、上一期的值或环比变化。占比和变化以百万分比计。',
  'Shown after an import, with an action on the new records. The action gets only their keys.':
    '导入后显示，可对新记录执行操作。操作只得到它们的键。',
  'Shown after saving: a text, or the first of several whose condition is true.':
    '保存后显示：一段文本，或多段中条件首先成立的一段。',
  'Asked before the action runs: a text, or the first of several whose condition is true. If none is true, the action runs at once.':
    '在操作执行前询问：一段文本，或多段文本中第一段条件成立的文本。没有条件成立时直接执行。',
  'Shown if `enabledWhen` is false: a text, or the first of several whose condition is true.':
    '`enabledWhen` 不成立时显示：一段文本，或多段中条件首先成立的一段。',
  'Shown if `when` is true or absent.': '`when` 成立或未设置时显示。',
  'Shows errors and stops if there are any.': '显示错误；有错误时停止。',
  'Shows fen as yuan, plain numbers, or parts per million as percent.':
    '把分显示为元、显示普通数字，或把百万分比显示为百分比。',
  'Table name for the uniqueness check, such as sys_user.': '用于唯一性校验的表名，如 sys_user。',
  'Takes id, version and this field; returns the updated record.':
    '接收 id、version 和本字段，返回更新后的记录。',
  'The first column by default.': '默认第一列。',
  'Shows the rows of a month by their date, as an alternative to the table.':
    '按日期显示当月数据，可与表格切换。',
  'Column with the day of a row. The list must filter its field by between.':
    '数据行所属日期的列，列表须支持按该字段的范围（between）筛选。',
  'Column that names a row.': '用作数据行名称的列。',
  'Shows the rows as cards by a dictionary value, as an alternative to the table.':
    '按字典值分列显示卡片，可与表格切换。',
  'Column with a Dict cell. The list must filter its field by eq.':
    '使用 Dict 单元格的列，列表须支持按该字段的等于（eq）筛选。',
  'Columns below the title; none by default.': '显示在标题下方的列，默认无。',
  'The first match runs instead of the error message, then the action ends.':
    '执行首个匹配项而不显示错误提示，随后操作结束。',
  'The first tone with a true condition applies.': '采用首个条件成立的色调。',
  'Id of a fragment, for example shared/Audit.': '片段标识，如 shared/Audit。',
  "The menu item's component path, for example bill/SettleBillList.":
    '菜单项的组件路径，如 bill/SettleBillList。',
  'The page to open, with filters.': '要打开的页面及筛选条件。',
  'All rows of today exist already, such as bills of a settlement date. Charts then draw today like other days.':
    '今天的数据已全部生成，例如某结算日期的账单；图表中今天与其他日期画法相同。',
  'The ratio is empty if this measure is 0.': '此指标为 0 时比率为空。',
  'The result is its stored path.': '结果为文件的存储路径。',
  'The value is a list, or a range with two ends.': '值为列表，或有起止两端的范围。',
  'Total over all pages, shown below the table.': '全部页的合计，显示在表格下方。',
  'Translations by language, keyed by the English source text.': '各语言的译文，以英文原文为键。',
  'Unique and permanent id of this node in its page.': '节点在页面内唯一且不变的标识。',
  'Value to compare with; none for empty, notEmpty, me, myDept.':
    '用于比较的值；empty、notEmpty、me、myDept 不需要。',
  'Values by the id of their search field; null removes a default.':
    '以搜索项标识为键的值；null 取消默认值。',
  "Values that it reads and sets; the renderer's value is an object of these.":
    '它读取和设置的值；组件的值是由这些值组成的对象。',
  'Version field of the record; sent with its id unless `args` is set.':
    '记录的版本字段；未设置 `args` 时与记录 ID 一并提交。',
  "For a value that can't be shown again. Asks before the dialog closes without a copy.":
    '用于无法再次显示的值：未复制就关闭对话框时先询问。',
  "Opens a dialog with values to copy. The next steps don't wait until it closes.":
    '在对话框中显示可复制的值；后续步骤不等待其关闭。',
  'Waits for all, then shows the first failure.': '等待全部完成，然后显示第一个失败。',
  'data.<source>, or an expression that reads it.': 'data.<数据源>，或读取它的表达式。',
  'Tabs above the rows. A tab All without these filters comes first.':
    '列表上方的标签页；第一个标签页“全部”不含这些筛选。',
  'Shows the number of its rows under the current search.': '显示当前搜索条件下的行数。',
  'Reloads the data while the page is visible and nothing is open over it.':
    '页面可见且上方未打开其他内容时，自动重新加载数据。',
  'Interval from 10s to 99m, as 30s or 5m.': '间隔为 10s 至 99m，例如 30s 或 5m。',
  'Values for the parameters of the page; expressions read record, params and user.':
    '传给页面参数的值；表达式可读取 record、params 和 user。',
  'The parameter `mode` selects one. Without it, a page with the record parameter opens in `edit`, or in `view` if it has no `edit`; a page without it opens in `add`.':
    '由参数 `mode` 选择模式。未给出时，带记录参数的页面以 `edit` 打开，没有 `edit` 则以 `view` 打开；不带记录参数的页面以 `add` 打开。',
  'Parameter that selects the record to edit or view.': '选择要编辑或查看的记录的参数。',
  'Arguments of every submit.': '每次提交都使用的参数值。',
  'Side by side, one below the other, or in tabs.': '左右并排、上下排列或以标签页显示。',
  'Unique name, under which other regions read the selected row: selection.<id>.':
    '唯一名称，其他区域以 selection.<id> 读取所选行。',
  'Values for the parameters of the page; expressions read params, user and selection.<region>, the selected row of a list before this region.':
    '传给页面参数的值；表达式可读取 params、user 和 selection.<区域>，即此区域之前列表的所选行。',
  'Added to the parameters of the page.': '追加到页面参数。',
  'Modes of the form that have this part. By default all.': '包含此部分的表单模式，默认全部。',
  'Condition over values (the search), user, params and can(). Grants no permission.':
    '基于 values（查询值）、user、params 和 can() 的条件，不授予任何权限。',
  'Value from record, under a field name of its own. Display only: no sort, total, editing or export.':
    '由 record 计算得出，使用自己的字段名。仅供显示：不能排序、合计、编辑或导出。',
  'Id of a column group, whose title is above the column.': '列分组的标识，其标题显示在该列上方。',
  'Titles above neighbouring columns.': '显示在相邻列上方的标题。',
  'Hides the action otherwise. Grants no permission.': '条件不成立时隐藏操作，不授予任何权限。',
  'Figures, charts and notes above and below the rows.': '数据行上方和下方的指标、图表和说明。',
  'Plain text, or Markdown with headings, lists, links and tables.':
    '纯文本，或带标题、列表、链接和表格的 Markdown。',
  'A list: data.<source>, or a field of the record.': '列表：data.<数据源>，或记录的一个字段。',
  'Texts of an entry; expressions read it as row.': '条目的文本；表达式以 row 读取该条目。',
  'Gives info, success, warning, danger or muted; any other value has no colour.':
    '结果为 info、success、warning、danger 或 muted；其他值不着色。',
  'What the renderer shows; reads the record and data.<source>.':
    '渲染器显示的内容；可读取 record 和 data.<数据源>。',
  'https:// and a configured origin (FRAME_ORIGINS); expressions may only fill what follows.':
    'https:// 加已配置的来源（FRAME_ORIGINS）；表达式只能填写其后的部分。',
  'Added, subtracted, or added with its own sign.': '相加、相减，或按自身正负号相加。',
  "A note warns if the terms don't add up to it.": '若各项之和与之不符，会显示提示。',
  'Two parts of half the width are side by side, except on a phone.': '两个半宽部分并排显示，手机上除外。',
  'A grid of values, or the first value in large type with the others in a line.':
    '以网格显示各值，或以大号字显示第一个值、其余排成一行。',
  'False for a value that only this page reads, such as the amount of an example.':
    '仅供本页面使用的值（如示例金额）设为否。',
  'What is printed of the record, in place of the screen.': '打印记录时代替屏幕内容的文档。',
}
